import { render, screen } from '@testing-library/react';
import { CatalogMessagesProvider, Reviews } from './index.ts';

test('an application overrides the sort labels', () => {
  render(
    <CatalogMessagesProvider messages={{ reviewSort: { highest: 'Meilleures notes' } }}>
      <Reviews
        summary={{ average: 4, count: 2, histogram: [{ rating: 4, count: 2 }] }}
        items={[]}
        total={2}
        sort="newest"
        onChoose={() => undefined}
      />
    </CatalogMessagesProvider>,
  );
  expect(screen.getByRole('option', { name: 'Meilleures notes' })).toBeInTheDocument();
  expect(screen.getByRole('option', { name: 'Newest' })).toBeInTheDocument();
});
