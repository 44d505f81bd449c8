/**
 * One Jest project. Every library, application and tool has a line in the root `jest.config.mjs`.
 *
 * @param {string} name   what `--selectProjects` calls it
 * @param {string} rootDir folder, relative to the workspace
 * @param {{ environment?: 'jsdom' | 'node' }} [options]
 */
function project(name, rootDir, { environment = 'jsdom' } = {}) {
  return {
    displayName: name,
    rootDir,
    testEnvironment: environment,
    testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}', '<rootDir>/*.test.{ts,mjs}'],
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
    // Packages that ship ES modules only are transformed like our own sources.
    transformIgnorePatterns: ['/node_modules/(?!(typebox|uuid|@fastify/type-provider-typebox)/)'],
    moduleNameMapper: { '\\.(scss|css)$': require.resolve('identity-obj-proxy') },
    setupFilesAfterEnv: [
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

module.exports = { project };
