/** Whether who asks takes answers packed this way. Most say so in plain words; `gzip;q=0` says that it does not. */
export function takesEncoding(accepted: string, encoding: string): boolean {
  if (!accepted.includes(';')) return accepted.includes(encoding)
  return accepted
    .toLowerCase()
    .split(',')
    .some((one) => {
      const [name, ...parameters] = one.split(';').map((part) => part.trim())
      return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    })
}
