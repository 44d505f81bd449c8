import { useId, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { dateFormat } from '@foolscap/core/dates';
import { Alert, Button, Checkbox, Stack, Text, useLocale, useMessages } from '@foolscap/ui/components';
import type { BonusCategories } from '../../contract/index.ts';
import { BONUS_CATEGORY_MESSAGES } from './bonus-category-messages.ts';

export interface BonusCategoryFormProps {
  /** The categories to choose from, and the chosen ones. */
  bonusCategories: BonusCategories;
  /** Why the last choice failed. */
  error?: string | undefined;
  /** Increases with each outcome, so that a repeated error is announced again. */
  attempt?: number;
  /** A choice is in flight: clicks are ignored, and the button shows progress. */
  busy?: boolean;
  /** Form action, for submissions before hydration. */
  action?: string | undefined;
  /** Hidden fields of the form, for submissions before hydration. */
  hidden?: ReactNode;
  /** Called with the ids of the categories that are added. */
  onChoose?: ((categories: string[]) => void) | undefined;
}

/** The form in which a member chooses bonus categories for the quarter. Chosen ones stay until its end. */
export function BonusCategoryForm({
  bonusCategories: { most, percent, endsOn, options },
  error,
  attempt = 0,
  busy = false,
  action,
  hidden,
  onChoose,
}: BonusCategoryFormProps) {
  const { bonusForm: texts } = useMessages('account', BONUS_CATEGORY_MESSAGES);
  const id = useId();
  const day = dateFormat(useLocale(), { dateStyle: 'medium', timeZone: 'UTC' });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<{ text: string; serial: number }>();
  const left = most - options.filter(({ isChosen }) => isChosen).length;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onChoose) return;
    event.preventDefault();
    if (busy) return;
    const sent = new FormData(event.currentTarget);
    const categories = options.flatMap((option) => (sent.has(`category-${option.id}`) ? [option.id] : []));
    const text =
      categories.length === 0 ? texts.none : categories.length > left ? texts.tooMany(left) : undefined;
    setProblem(text === undefined ? undefined : { text, serial: (problem?.serial ?? 0) + 1 });
    if (text === undefined) onChoose(categories);
  };
  const shown = problem?.text ?? error;
  return (
    <form action={action} method="post" onSubmit={submit} noValidate>
      {hidden}
      <Stack gap={4}>
        {shown && (
          <Alert key={`${attempt}-${problem?.serial ?? 0}`} kind="failure" live="assertive">
            {shown}
          </Alert>
        )}
        <Text id={`${id}-hint`}>{texts.note(percent, most, day.format(new Date(endsOn)))}</Text>
        <fieldset aria-describedby={`${id}-hint`}>
          <legend>{texts.categories}</legend>
          <Stack gap={3}>
            {options.map(({ id: category, name, isChosen }) => (
              <Checkbox
                key={category}
                name={`category-${category}`}
                label={isChosen ? texts.chosen(name) : name}
                {...(isChosen
                  ? { checked: true, readOnly: true }
                  : {
                      checked: chosen.includes(category),
                      onChange: () =>
                        setChosen((before) =>
                          before.includes(category)
                            ? before.filter((each) => each !== category)
                            : [...before, category],
                        ),
                    })}
                disabled={isChosen}
              />
            ))}
          </Stack>
        </fieldset>
        <div>
          <Button type="submit" variant="primary" busy={busy}>
            {texts.choose}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
