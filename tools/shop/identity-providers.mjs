// `npm run identity-providers -- list | saml NUMBER ... | oidc NUMBER ...`: builds changed sources, then runs the API's command.
import { ensureBuilt } from './build.mjs';

await ensureBuilt(['@foolscap/commerce-api']).catch((error) => {
  console.error(error.message);
  process.exit(1);
});

const { runIdentityProvidersCli } = await import('../../apps/commerce-api/dist/identity-providers-cli.js');
process.exitCode = await runIdentityProvidersCli({
  args: process.argv.slice(2),
  env: process.env,
  out: process.stdout,
  err: process.stderr,
});
