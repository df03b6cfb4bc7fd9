export const manifest = { name: 'Turbo Scores' }
