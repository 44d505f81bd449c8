import { render, screen } from '@testing-library/react';
import { Alert, Breadcrumb, Pagination, Price, QuantityField, Rating, Steps } from './index.ts';

test('screen reader texts can be translated', () => {
  const { container } = render(
    <>
      <Alert kind="failure" kindLabel="Erreur : " dismissLabel="Fermer" onDismiss={jest.fn()}>
        Le panier n’a pas changé.
      </Alert>
      <Breadcrumb label="Fil d’Ariane" items={[{ label: 'Accueil', href: '/' }, { label: 'Papier' }]} />
      <Pagination
        page={2}
        pages={3}
        hrefFor={(page) => `?page=${page}`}
        label="Pages"
        previousLabel="Page précédente"
        nextLabel="Page suivante"
        pageLabel={(page) => `Aller à ${page}`}
      />
      <QuantityField
        value={2}
        label="papier"
        fieldLabel="Quantité de papier"
        decreaseLabel="Moins de papier"
        increaseLabel="Plus de papier"
      />
      <Price amount={3999} listAmount={4599} saleLabel="En solde" listLabel=", prix courant" />
      <Rating
        value={4.5}
        count={12}
        starsLabel={(value) => `${value} étoiles sur 5`}
        reviewsLabel={() => 'avis'}
      />
      <Steps
        steps={[{ label: 'Livraison' }, { label: 'Paiement' }]}
        current={1}
        label="Étapes"
        doneLabel="Fait :"
        currentLabel="(étape actuelle)"
      />
    </>,
  );
  expect(container).toHaveTextContent('Erreur : Le panier n’a pas changé.');
  expect(screen.getByRole('navigation', { name: 'Fil d’Ariane' })).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Étapes' })).toHaveTextContent('Paiement (étape actuelle)');
  expect(screen.getByRole('img', { name: 'Fait :' })).toBeInTheDocument();
  for (const name of ['Page précédente', 'Page suivante', 'Aller à 1', 'Aller à 3']) {
    expect(screen.getByRole('link', { name })).toBeInTheDocument();
  }
  expect(screen.getByRole('textbox', { name: 'Quantité de papier' })).toBeInTheDocument();
  for (const name of ['Fermer', 'Moins de papier', 'Plus de papier']) {
    expect(screen.getByRole('button', { name })).toBeInTheDocument();
  }
  expect(container).toHaveTextContent('En solde $39.99, prix courant $45.99');
  expect(container).toHaveTextContent('4.5 étoiles sur 5, (12) avis');
});
