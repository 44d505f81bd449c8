export { CategoryTiles as Departments } from '@foolscap/catalog/ui';
