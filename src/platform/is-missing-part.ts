import { MISSING_PART } from '../domain/missing-part'

/** Whether the code of a part did not come, in contrast to code that came and failed. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && MISSING_PART.test(error.message)
}
