import { pageDataScript, readPageData } from './page-data.ts';

it('transfers all data, and escapes everything that could end the data block', () => {
  const evil = '</script><script>alert(1)</script><!-- \u2028';
  const data = { shop: { tenant: 'sdc', formKey: evil }, state: {} } as never;
  document.body.innerHTML = pageDataScript(data);
  expect(document.scripts).toHaveLength(1);
  expect(readPageData(document)).toEqual(data);
});
