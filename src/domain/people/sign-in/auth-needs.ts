import { isShorter, SHORTEST_PASSWORD } from '../passwords/password-length'
import { storedName } from '../users/stored-name'
import type { AuthFields } from './auth-form'
import type { AuthStep } from './auth-steps'

/** Why a form cannot be sent yet: the fields that are still to be filled in, in their order. */
export function authNeeds(step: AuthStep, fields: AuthFields): readonly string[] {
  switch (step) {
    case 'signin':
      return [...when(fields.email === '', 'your email'), ...when(fields.password === '', 'your password')]
    case 'signup-email':
      return signUpNeeds(fields)
    case 'forgot-password':
      return when(fields.email === '', 'your email')
    case 'welcome':
    case 'code':
    case 'verify-email':
      return []
  }
}

/** `Still needed: first name, a password of at least 6 characters`; undefined once nothing is missing. */
export function needsText(step: AuthStep, fields: AuthFields): string | undefined {
  const needs = authNeeds(step, fields)
  return needs.length === 0 ? undefined : `Still needed: ${needs.join(', ')}`
}

function signUpNeeds({ firstName, lastName, email, password, confirm }: AuthFields): readonly string[] {
  return [
    ...when(storedName(firstName) === '', 'first name'),
    ...when(storedName(lastName) === '', 'last name'),
    ...when(email === '', 'email'),
    ...when(isShorter(password, SHORTEST_PASSWORD), `a password of at least ${SHORTEST_PASSWORD} characters`),
    ...when(confirm === '' || confirm !== password, 'the same password twice'),
  ]
}

function when(isMissing: boolean, need: string): readonly string[] {
  return isMissing ? [need] : []
}
