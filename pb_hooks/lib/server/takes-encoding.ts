/** Whether the client takes answers in this encoding. Most name it plainly; `gzip;q=0` means that it does not. */
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
