import { X509Certificate } from 'node:crypto';
import type { IdentityProvider } from './provider.ts';
import { SignInRefusal } from './refusal.ts';

/** Time limit of the call to a provider, in milliseconds. */
const TIMEOUT_MS = 5000;
const DAY_MS = 86_400_000;
/** Certificates that expire within this time are marked. */
const SOON_DAYS = 30;

function describeCertificate(pem: string, now: Date): string {
  const { subject, validTo } = new X509Certificate(pem);
  const validToDate = new Date(validTo);
  const days = Math.floor((validToDate.getTime() - now.getTime()) / DAY_MS);
  const end = validToDate.toISOString().slice(0, 10);
  const state = days < 0 ? 'EXPIRED' : days < SOON_DAYS ? `expires in ${days} days` : 'valid';
  return `certificate ${subject.replaceAll('\n', ', ')}: ${state}, until ${end}`;
}

/** Returns whether the sign-in page of a provider answers; it may refuse a call without a request. */
async function checkEntryPoint(url: string): Promise<string> {
  try {
    const { status } = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return status < 500 ? `${url} answers` : `${url} FAILS with status ${status}`;
  } catch {
    return `${url} DOES NOT ANSWER`;
  }
}

/** Checks the settings of a provider without a sign-in. @returns what was found, one line each */
export async function checkProvider(
  provider: IdentityProvider,
  checkOidc: (provider: Extract<IdentityProvider, { kind: 'OIDC' }>) => Promise<void>,
  now: Date,
): Promise<string[]> {
  if (provider.kind === 'SAML')
    return [
      await checkEntryPoint(provider.settings.entryPoint),
      ...provider.settings.certificates.map((pem) => describeCertificate(pem, now)),
    ];
  try {
    await checkOidc(provider);
    return [`the configuration of ${provider.settings.issuer} is readable`];
  } catch (error) {
    if (!(error instanceof SignInRefusal)) throw error;
    return [`the configuration of ${provider.settings.issuer} IS NOT READABLE: ${error.message}`];
  }
}
