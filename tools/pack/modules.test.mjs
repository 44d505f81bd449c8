import { getExports, getImports, getReach } from './modules.mjs';

const entry = `import { Button, Link as PlainLink } from "./Button/Button.js";
import { later } from "./later.js";
const own = 1;
export { Button, PlainLink as Anchor, later, own };
export { Price } from "./Price.js";
`;

test('finds the exports of an entry and the modules that define them', () => {
  expect(getExports(entry)).toEqual([
    { name: 'Button', from: './Button/Button.js' },
    { name: 'Anchor', from: './Button/Button.js' },
    { name: 'later', from: './later.js' },
    { name: 'own', from: undefined },
    { name: 'Price', from: './Price.js' },
  ]);
});

test('finds the imports of a module in every notation', () => {
  const code = `import React, { useState } from "react";
import * as all from "./all.js";
import styles from "./x.module.js";
import "./effect.js";
export * from "./more.js";
const later = () => import("./later.js");
const text = "import x from './not.js'";
`;
  expect(getImports(code)).toEqual([
    'react',
    './all.js',
    './x.module.js',
    './effect.js',
    './more.js',
    './later.js',
  ]);
});

test('follows a package’s own modules, also in cycles, and leaves other packages alone', () => {
  const files = {
    '/p/a/A.js': 'import "../b.js";\nimport "react";\n',
    '/p/b.js': 'import { A } from "./a/A.js";\n',
    '/p/c.js': '',
  };
  expect([...getReach('/p/a/A.js', (file) => files[file])]).toEqual(['/p/a/A.js', '/p/b.js']);
});
