const HOME = /^(u\.? ?s|united states|canada)/i

/** Whether a text names a country where the leagues are at home. */
export function isHomeCountry(text: string): boolean {
  return HOME.test(text)
}
