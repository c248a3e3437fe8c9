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
import type { TokenClaims } from './identity.types';

const filled = pipe(string(), minLength(1));
const textOrNull = fallback(nullable(filled), null);

const claimsSchema = pipe(
  object({
    sub: filled,
    exp: number(),
    name: textOrNull,
    email: textOrNull,
    phone_number: textOrNull,
    picture: fallback(nullable(pipe(string(), regex(/^https?:\/\//))), null),
  }),
  transform(
    (claims): TokenClaims => ({
      uid: claims.sub,
      expiresAt: claims.exp * 1000,
      displayName: claims.name,
      email: claims.email,
      phoneNumber: claims.phone_number,
      photoUrl: claims.picture,
    }),
  ),
);

/** Reads a token's claims without checking its signature (the servers do); null where it can't be read. */
export function readTokenClaims(token: string): TokenClaims | null {
  try {
    const read = safeParse(claimsSchema, jwtDecode(token));
    return read.success ? read.output : null;
  } catch {
    // A token that can't even be decoded.
    return null;
  }
}
