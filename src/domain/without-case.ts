/** The form in which texts that differ only in case and accents are the same. */
export function withoutCase(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
}
