/** The themes there are. `chrome` colours the browser's own frame and equals the theme's `--color-bar`. */
export const THEMES = [
  { name: 'classic', label: 'Midnight', chrome: '#050d26' },
  { name: 'material', label: 'Cosmic', chrome: '#08070d' },
] as const

export type Theme = (typeof THEMES)[number]
export type ThemeName = Theme['name']

const DEFAULT_THEME: ThemeName = 'classic'

function themeOf(name: ThemeName): Theme {
  return name === 'classic' ? THEMES[0] : THEMES[1]
}

export function otherTheme(name: ThemeName): Theme {
  return name === 'classic' ? THEMES[1] : THEMES[0]
}

export function parseThemeName(text: string | undefined): ThemeName {
  return THEMES.find((theme) => theme.name === text)?.name ?? DEFAULT_THEME
}

export function applyTheme(name: ThemeName): void {
  document.documentElement.dataset['theme'] = name
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', themeOf(name).chrome)
}
