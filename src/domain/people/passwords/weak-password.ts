import { isCommonPassword, NO_LIST } from './common-password'
import { withoutEnds, withoutSeparators } from './fold-password'
import { isMadeOfKnownWords, type OwnTexts } from './own-words'
import { isMadeOfRows, isRepetition } from './password-patterns'

/** Whether attackers would try the password first. */
export function isWeakPassword(password: string, own: OwnTexts, common = NO_LIST): boolean {
  const joined = withoutSeparators(password)
  return (
    isRepetition(joined) ||
    isMadeOfRows(joined) ||
    isMadeOfRows(withoutEnds(joined)) ||
    isCommonPassword(password, common) ||
    isMadeOfKnownWords(password, own)
  )
}
