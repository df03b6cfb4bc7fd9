// Registrations only: a handler is re-read from its own source and sees nothing of this file.

type Images = typeof import('./lib/images')

cronAdd('sweep-images', '*/15 * * * *', () => (require(`${__hooks}/lib/images.js`) as Images).sweepImages())
