/** How this browser installs the app: through a prompt that we open (`prompt`), or through its own menu. */
export type InstallWay = 'prompt' | 'ios' | 'mac-safari' | 'android-firefox' | 'samsung' | 'firefox'

export interface InstallSituation {
  readonly userAgent: string
  /** iPads claim to be Macs, but only iPads have a touch screen. */
  readonly touchPoints: number
  /** It runs as an app already. */
  readonly isInstalled: boolean
  /** The browser has offered an install prompt. */
  readonly canPrompt: boolean
}

/** Undefined when the app is installed already, and in a browser that would have offered a prompt if it could. */
export function installWay({
  userAgent,
  touchPoints,
  isInstalled,
  canPrompt,
}: InstallSituation): InstallWay | undefined {
  if (isInstalled) return undefined
  if (canPrompt) return 'prompt'
  const is = (name: string) => userAgent.includes(name)
  const isMac = is('Macintosh')
  if (is('iPhone') || is('iPad') || (isMac && touchPoints > 1)) return 'ios'
  if (is('Firefox/')) return is('Android') ? 'android-firefox' : 'firefox'
  if (is('SamsungBrowser/')) return 'samsung'
  if (isMac && is('Safari/') && !/Chrome|Chromium/.test(userAgent)) return 'mac-safari'
  return undefined
}

/** What somebody has to do, step by step. */
export function installSteps(way: Exclude<InstallWay, 'prompt'>): readonly string[] {
  switch (way) {
    case 'ios':
      return [
        'Press the Share button of the browser.',
        'Choose “Add to Home Screen”. It may stand behind “More”.',
        'Press “Add”.',
      ]
    case 'mac-safari':
      return ['Open the File menu, or press the Share button.', 'Choose “Add to Dock”.', 'Press “Add”.']
    case 'android-firefox':
      return [
        'Open the menu of Firefox, ⋮.',
        'Choose “Install”, or “Add to Home screen”.',
        'Press “Add to Home screen”.',
      ]
    case 'samsung':
      return ['Open the menu of the browser, ≡.', 'Choose “Add page to”, then “Home screen”.', 'Press “Add”.']
    case 'firefox':
      return [
        'On Windows, press the sign at the end of the address bar that adds a page to the taskbar.',
        'On other computers Firefox does not install apps: open this page in Chrome, Edge or Safari.',
      ]
  }
}
