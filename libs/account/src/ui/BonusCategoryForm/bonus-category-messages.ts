export const BONUS_CATEGORY_MESSAGES = {
  bonusForm: {
    none: 'Choose at least one category.',
    tooMany: (left: number) => `Choose at most ${left} ${left === 1 ? 'category' : 'categories'}.`,
    note: (percent: number, most: number, day: string) =>
      `Earn ${percent}% more in ${most} categories through ${day}. You can’t change a category once you’ve chosen it.`,
    categories: 'Categories',
    chosen: (category: string) => `${category} (chosen)`,
    choose: 'Choose categories',
  },
};
