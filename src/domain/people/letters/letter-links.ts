/** The pages of the app that a letter leads to. */
export function confirmLink(appUrl: string, token: string): string {
  return `${appUrl}/confirm-email?token=${token}`
}

export function changeLink(appUrl: string, token: string): string {
  return `${appUrl}/confirm-email?kind=change&token=${token}`
}

export function resetLink(appUrl: string, token: string): string {
  return `${appUrl}/reset-password?token=${token}`
}
