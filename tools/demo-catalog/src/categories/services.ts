import type { Shelf } from '../define.ts';

export const services: Shelf = {
  category: {
    id: 'services',
    name: 'Services & plans',
    description: 'Protection plans, assembly, set-up help and gift cards.',
    position: 15,
    picture: { drawing: 'plan', color: '#2461ab', label: '2 years' },
  },
  families: [],
};
