import { nestLines } from './nest-lines.ts';

interface Line {
  id?: number;
  parentId?: number;
}
const nest = (...lines: Line[]) =>
  nestLines(
    lines,
    ({ id }) => id,
    ({ parentId }) => parentId,
  ).map(({ line, parent }) => (parent ? `${parent.id} > ${line.id}` : String(line.id)));

it('puts a line below the line that it is for', () => {
  expect(nest({ id: 1 }, { id: 2 }, { id: 3, parentId: 1 }, { id: 4, parentId: 1 })).toEqual([
    '1',
    '1 > 3',
    '1 > 4',
    '2',
  ]);
});

it('keeps a line whose parent is not listed, and lines without ids', () => {
  expect(nest({ id: 3, parentId: 1 }, {}, {})).toEqual(['3', 'undefined', 'undefined']);
});
