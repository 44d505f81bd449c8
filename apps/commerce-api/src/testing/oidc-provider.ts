import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import Provider from 'oidc-provider';
import { listenLocally } from './listen-locally.ts';

export const CLIENT_ID = 'foolscap';
export const CLIENT_SECRET = 'a-client-secret-of-the-tests';

type Claims = Record<string, unknown>;

/** An ID token that an attacker, or a faulty provider, sends instead. */
export interface Forgery {
  /** Changes the claims before they are signed again with the key of the provider. */
  claims?: (claims: Claims) => Claims;
  /** The algorithm in the header; `none` leaves the token unsigned. */
  algorithm?: 'none';
  /** Signs with a key that the provider does not publish. */
  isOtherKey?: boolean;
}

export interface TestOidcProvider {
  issuer: string;
  /** The persons who can sign in, by their id at the provider. */
  people: Map<string, Claims>;
  /** Applies to the next tokens; undefined for the provider's own. */
  forgery: Forgery | undefined;
  /** Signs a person in on the pages of the provider. @returns the URL that leads back to the shop */
  signIn(url: string, person: string): Promise<string>;
  close(): Promise<void>;
}

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString()) as Claims;

/** Replaces the ID token in the reply of the token endpoint. */
function forge(
  body: string,
  { claims = (same) => same, algorithm, isOtherKey }: Forgery,
  key: ReturnType<typeof newKey>,
) {
  const reply = JSON.parse(body) as { id_token: string };
  const [head, payload] = reply.id_token.split('.');
  const header = { ...decode(head), ...(algorithm ? { alg: algorithm } : {}) };
  const content = `${encode(header)}.${encode(claims(decode(payload)))}`;
  const signature =
    algorithm === 'none'
      ? ''
      : sign('sha256', Buffer.from(content), isOtherKey ? newKey() : key).toString('base64url');
  return JSON.stringify({ ...reply, id_token: `${content}.${signature}` });
}

/** Lets the test change a reply before it is sent. */
function interceptEnd(response: ServerResponse, change: (body: string) => string): void {
  const end = response.end.bind(response) as (body?: string) => ServerResponse;
  response.end = ((body?: string | Buffer) => {
    const text = response.statusCode === 200 && body ? change(String(body)) : String(body ?? '');
    response.setHeader('content-length', Buffer.byteLength(text));
    return end(text);
  }) as ServerResponse['end'];
}

/** Starts an OpenID Connect provider (oidc-provider) on this machine. @param redirectUri the URL of the shop that it knows */
export async function startOidcProvider(redirectUri: string): Promise<TestOidcProvider> {
  const key = newKey();
  const people = new Map<string, Claims>();
  const server = createServer((request, response) => {
    const { forgery } = provider;
    if (forgery && request.url?.startsWith('/token'))
      interceptEnd(response, (body) => forge(body, forgery, key));
    handle(request, response);
  });
  const { port, close } = await listenLocally(server);
  const issuer = `http://127.0.0.1:${port}`;
  const handle = new Provider(issuer, {
    clients: [{ client_id: CLIENT_ID, client_secret: CLIENT_SECRET, redirect_uris: [redirectUri] }],
    jwks: { keys: [{ ...key.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'test' }] },
    cookies: { keys: ['a secret of the tests'] },
    pkce: { required: () => true },
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'groups'] },
    findAccount: (_context: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, ...people.get(id) }),
    }),
  }).callback();

  const provider: TestOidcProvider = {
    issuer,
    people,
    forgery: undefined,
    close,
    async signIn(url, person) {
      const cookies = new Map<string, string>();
      const open = async (address: string, form?: Record<string, string>) => {
        const reply = await fetch(new URL(address, issuer), {
          redirect: 'manual',
          headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
          ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
        });
        for (const cookie of reply.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
          cookies.set(name, value);
        }
        return reply.headers.get('location') ?? '';
      };
      let next = await open(url);
      for (const prompt of ['login', 'consent']) {
        if (!next.includes('/interaction/')) break;
        const resume = await open(next, { prompt, login: person, password: 'any' });
        next = await open(resume);
      }
      return next;
    },
  };
  return provider;
}
