import { isCommonPassword, type CommonPasswords } from './common-password'
import { withoutEnds, withoutSeparators } from './fold-password'
import { isMadeOfKnownWords, type OwnTexts } from './own-words'
import { isMadeOfRows, isRepetition } from './password-patterns'

/** What everybody tries first. The page, which does not know the list, passes an empty one. */
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
