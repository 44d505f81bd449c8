/** The parts of samlp that the tests use; the package has no types. */
declare module 'samlp' {
  interface Mapper {
    getClaims(): Record<string, unknown>;
    getNameIdentifier(): { nameIdentifier: string };
  }
  interface Options<User> {
    issuer: string;
    cert: string;
    key: string;
    signAssertion: boolean;
    signResponse: boolean;
    signatureAlgorithm: string;
    digestAlgorithm: string;
    audience: string;
    recipient: string;
    destination: string;
    inResponseTo: string;
    /** Negative for an assertion that has expired. */
    lifetimeInSeconds: number;
    samlStatusCode?: string;
    profileMapper(user: User): Mapper;
  }
  const samlp: {
    getSamlResponse<User>(
      options: Options<User>,
      user: User,
      done: (error: Error | null, xml: string) => void,
    ): void;
  };
  export default samlp;
}

/** The parts of oidc-provider that the tests use; the package has no types. */
declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http';
  export default class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>);
    callback(): RequestListener;
  }
}
