/** Letters that are no letter with a mark, so Unicode does not take them apart; people type what stands here instead. */
const TYPED: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', æ: 'ae', ß: 'ss' }

/** The form in which texts that differ only in case and accents are the same. */
export function withoutCase(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, (sign) => TYPED[sign] ?? sign.replace(/[\u0300-\u036f]/, ''))
}
