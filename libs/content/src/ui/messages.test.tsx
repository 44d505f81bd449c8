import { render, screen } from '@testing-library/react';
import { buildHelp } from '../testing/index.ts';
import { ContentMessagesProvider, HelpCenter } from './index.ts';

test('an application overrides texts of content pages', () => {
  render(
    <ContentMessagesProvider messages={{ texts: { helpTitle: 'Centre d’aide' } }}>
      <HelpCenter data={buildHelp()} />
    </ContentMessagesProvider>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Centre d’aide' })).toBeInTheDocument();
});
