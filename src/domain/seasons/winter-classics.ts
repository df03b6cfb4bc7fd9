/** Hockey's outdoor games around New Year, and where each was announced. In 2025 there was none on January 1. */
export const WINTER_CLASSICS: Readonly<Record<string, string>> = {
  '2024-01-01': 'nhl.com, 2024 Winter Classic, Seattle',
  '2024-12-31': 'nhl.com, 2025 Winter Classic, Chicago',
  '2026-01-02': 'nhl.com, 2026 Winter Classic, Miami',
}
