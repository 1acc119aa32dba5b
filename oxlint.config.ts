import { defineConfig } from 'oxlint'
import { arrowOverrides } from './tools/fence/arrows.ts'

const browserGlobals = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource']

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'promise', 'react', 'jsx-a11y', 'vitest', 'node'],
  jsPlugins: ['./tools/fence/plain-names.ts'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true },
  ignorePatterns: [
    'packages/web/build',
    'packages/web/app/paraglide',
    'packages/web/.react-router',
    'node_modules',
    // Sources of the pages that a bench builds with other frameworks.
    'bench/peers/templates',
  ],
  rules: {
    'import/no-default-export': 'error',
    'import/no-cycle': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-unnecessary-condition': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/consistent-return': 'off',
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default-member': 'off',
    'react/react-in-jsx-scope': 'off',
    // An inline SVG with a name is an image; there is no tag for it.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'no-shadow': 'off',
    'no-underscore-dangle': 'off',
    'no-unused-vars': [
      'error',
      { ignoreRestSiblings: true, argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
    ],
    'vitest/require-mock-type-parameters': 'off',
    'vitest/no-conditional-tests': 'off',
    'promise/always-return': 'off',
    'retour/plain-names': 'error',
  },
  overrides: [
    ...arrowOverrides,
    {
      // The list of the words and its test.
      files: ['tools/fence/plain-names*'],
      rules: { 'retour/plain-names': 'off' },
    },
    {
      files: ['packages/domain/src/**'],
      rules: {
        'no-restricted-globals': [
          'error',
          ...browserGlobals,
          'process',
          'window',
          'document',
          'localStorage',
          'sessionStorage',
        ],
      },
    },
    {
      files: ['packages/web/app/**'],
      rules: {
        'no-restricted-globals': [
          'error',
          ...browserGlobals.map((name) => ({
            name,
            message: 'HTTP leaves the browser through #app/backend only.',
          })),
        ],
      },
    },
    {
      // A script is fetched by the page itself, not from the API.
      files: ['packages/web/app/backend/**', 'packages/web/app/platform/fetch-file.ts'],
      rules: { 'no-restricted-globals': 'off' },
    },
    {
      files: [
        '**/*.config.ts',
        'packages/web/app/root.tsx',
        'packages/web/app/routes.ts',
        'packages/web/app/routes/**',
        'packages/web/app/entry.*.tsx',
        '**/testing/postgres-cluster.ts',
        'tools/testing/*-reporter.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
  ],
})
