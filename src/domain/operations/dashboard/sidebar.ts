export type Sidebar =
  | { readonly kind: 'rail'; readonly widthUnits: 16 }
  | { readonly kind: 'wide'; readonly widthUnits: 64 }
  | { readonly kind: 'drawer'; readonly open: boolean }

const BREAKPOINT_PX = 1024

/** Below the breakpoint a drawer, above it a rail or the whole. */
export function sidebarAt(widthPx: number, collapsed: boolean): Sidebar {
  if (widthPx < BREAKPOINT_PX) return { kind: 'drawer', open: !collapsed }
  return collapsed ? { kind: 'rail', widthUnits: 16 } : { kind: 'wide', widthUnits: 64 }
}

/** At first: closed on narrow screens, and as it was left on wide ones. `stored` is what local storage holds. */
export function initiallyCollapsed(widthPx: number, stored: string | null | undefined): boolean {
  return widthPx < BREAKPOINT_PX || stored === 'true'
}
