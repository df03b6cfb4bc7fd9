import { isCommonPassword, type CommonPasswords } from './common-password'
import { withoutEnds, withoutSeparators } from './fold-password'
import { isMadeOfKnownWords, type OwnTexts } from './own-words'
import { isMadeOfRows, isRepetition } from './password-patterns'

/**
 * Whether attackers would try the password first. The page does not have the list and passes an empty one.
 */
export function isWeakPassword(password: string, common: CommonPasswords, own: OwnTexts = []): boolean {
  const joined = withoutSeparators(password)
  return (
    joined === '' ||
    isRepetition(joined) ||
    isMadeOfRows(joined) ||
    isMadeOfRows(withoutEnds(joined)) ||
    isCommonPassword(password, common) ||
    isMadeOfKnownWords(password, own)
  )
}
