export type Sidebar =
  | { readonly kind: 'rail'; readonly widthUnits: 16 }
  | { readonly kind: 'wide'; readonly widthUnits: 64 }
  | { readonly kind: 'drawer'; readonly open: boolean }

const BREAKPOINT_PX = 1024

/** Below the breakpoint the sidebar is a drawer, above it a rail or the wide sidebar. */
export function sidebarAt(widthPx: number, collapsed: boolean): Sidebar {
  if (widthPx < BREAKPOINT_PX) return { kind: 'drawer', open: !collapsed }
  return collapsed ? { kind: 'rail', widthUnits: 16 } : { kind: 'wide', widthUnits: 64 }
}

/** Closed at first on narrow screens, else as the user left it. `stored` is what local storage holds. */
export function initiallyCollapsed(widthPx: number, stored: string | null | undefined): boolean {
  return widthPx < BREAKPOINT_PX || stored === 'true'
}
