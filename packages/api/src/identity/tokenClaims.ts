import { jwtDecode } from 'jwt-decode';
import {
  fallback,
  minLength,
  nullable,
  number,
  object,
  pipe,
  regex,
  safeParse,
  string,
  transform,
} from 'valibot';
import type { SignInMethod, TokenClaims } from './identity.types';

const filled = pipe(string(), minLength(1));
const textOrNull = fallback(nullable(filled), null);

const METHODS: Record<string, SignInMethod> = { 'google.com': 'google', 'facebook.com': 'facebook' };

const claimsSchema = pipe(
  object({
    sub: filled,
    exp: number(),
    auth_time: fallback(number(), 0),
    name: textOrNull,
    email: textOrNull,
    phone_number: textOrNull,
    picture: fallback(nullable(pipe(string(), regex(/^https?:\/\//))), null),
    firebase: fallback(object({ sign_in_provider: string() }), { sign_in_provider: 'password' }),
  }),
  transform(
    (claims): TokenClaims => ({
      uid: claims.sub,
      expiresAt: claims.exp * 1000,
      signedInAt: claims.auth_time * 1000,
      displayName: claims.name,
      email: claims.email,
      phoneNumber: claims.phone_number,
      photoUrl: claims.picture,
      signInMethod: METHODS[claims.firebase.sign_in_provider] ?? 'password',
    }),
  ),
);

/** Reads a token's claims without checking its signature (the servers do); null where there is none, and where it can't be read. */
export function readTokenClaims(token: string | null): TokenClaims | null {
  try {
    const read = safeParse(claimsSchema, jwtDecode(token ?? ''));
    return read.success ? read.output : null;
  } catch {
    // A token that can't even be decoded.
    return null;
  }
}
