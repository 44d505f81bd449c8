import { Inline, Link } from '@foolscap/ui/components';
import { BUSINESS_SCREEN_MESSAGES } from './business-messages.ts';
import { IMPORT_PATH, rolesPath, unitsPath, usersPath } from './people-paths.ts';

const { peoplePages: texts } = BUSINESS_SCREEN_MESSAGES;

const VIEWS = {
  users: { href: usersPath(), label: texts.users },
  roles: { href: rolesPath(), label: texts.roles },
  units: { href: unitsPath(), label: texts.units },
  import: { href: IMPORT_PATH, label: texts.import },
};

/** Links between the pages on which an organization manages its people. */
export function PeopleNav({ current }: { current: keyof typeof VIEWS }) {
  return (
    <nav aria-label={texts.people}>
      <Inline gap={4}>
        {Object.entries(VIEWS).map(([view, { href, label }]) => {
          const isCurrent = view === current;
          return (
            <Link
              key={view}
              variant={isCurrent ? 'quiet' : 'inline'}
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {isCurrent ? <strong>{label}</strong> : label}
            </Link>
          );
        })}
      </Inline>
    </nav>
  );
}
