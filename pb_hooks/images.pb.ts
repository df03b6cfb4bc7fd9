// This file only registers: PocketBase runs each handler from its own source, without the rest of this file.

type Images = typeof import('./lib/images')

cronAdd('sweep-images', '*/15 * * * *', () => (require(`${__hooks}/lib/images.js`) as Images).sweepImages())
