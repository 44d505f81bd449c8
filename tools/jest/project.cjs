/**
 * Transforms ES-module-only packages like the workspace's own sources, wherever npm has installed them, but no others.
 *
 * @param {...string} more packages in addition to those of every project
 */
const transformOnly = (...more) => [
  `/node_modules/(?!(?:.*/node_modules/)?(?:${['typebox', 'uuid', ...more].join('|')})/)`,
];

/**
 * Creates one Jest project. Every library, application and tool has a line in the root `jest.config.mjs`.
 *
 * @param {string} name for `--selectProjects`
 * @param {string} rootDir folder, relative to the workspace
 * @param {{ environment?: 'jsdom' | 'node' }} [options]
 */
function project(name, rootDir, { environment = 'jsdom' } = {}) {
  return {
    displayName: name,
    rootDir,
    testEnvironment: environment === 'jsdom' ? require.resolve('./jsdom-environment.cjs') : environment,
    testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}', '<rootDir>/{,*/,*/*/}*.test.{ts,mjs}'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
    transform: {
      '^.+\\.(ts|tsx|mjs|js)$': [
        require.resolve('@swc/jest'),
        {
          swcrc: false,
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
            target: 'es2022',
          },
          module: { type: 'commonjs' },
        },
      ],
    },
    transformIgnorePatterns: transformOnly(),
    moduleNameMapper: {
      '\\.(scss|css)$': require.resolve('identity-obj-proxy'),
      '^@foolscap/fake-time$': require.resolve('./fake-time.cjs'),
    },
    setupFilesAfterEnv: [
      require.resolve('./setup-timeout.cjs'),
      require.resolve('./setup-properties.cjs'),
      ...(environment === 'jsdom' ? [require.resolve('./setup-dom.cjs')] : []),
    ],
    testEnvironmentOptions: {
      customExportConditions: [
        '@foolscap/source',
        ...(environment === 'jsdom' ? ['browser'] : ['node']),
        'require',
        'default',
      ],
    },
  };
}

module.exports = { project, transformOnly };
