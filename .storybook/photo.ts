import sharp from 'sharp';

/** The formats of the shop's photos, by the suffix of their URL. */
export const PHOTO_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

export const PHOTO_WIDTHS = [160, 320, 640, 1280] as const;

/** The name of the photo as in the shop: a hash, and the color of its edge. */
export const PHOTO_NAME = 'f00150a9-d8d2c8';

/**
 * A scene with the properties of a photo that drawings lack: soft light and shadows, blurred depth, and grain, which determines how well a
 * format compresses it. Storybook shows no third-party pictures.
 */
const SCENE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000">
  <defs>
    <linearGradient id="desk" x1="0" y1="0" x2="0.3" y2="1">
      <stop offset="0" stop-color="#dcd6cc"/><stop offset="0.6" stop-color="#d8d2c8"/><stop offset="1" stop-color="#cfc7ba"/>
    </linearGradient>
    <radialGradient id="light" cx="0.3" cy="0.2" r="0.9">
      <stop offset="0" stop-color="#fffaf0" stop-opacity="0.75"/><stop offset="1" stop-color="#fffaf0" stop-opacity="0"/>
    </radialGradient>
    <linearGradient id="cup" x1="0" x2="1">
      <stop offset="0" stop-color="#5d7f8f"/><stop offset="0.25" stop-color="#9fc0cd"/><stop offset="0.55" stop-color="#6d93a4"/>
      <stop offset="1" stop-color="#3b5766"/>
    </linearGradient>
    <linearGradient id="pencil" x1="0" x2="1">
      <stop offset="0" stop-color="#c98a1b"/><stop offset="0.4" stop-color="#f3c255"/><stop offset="1" stop-color="#a86f10"/>
    </linearGradient>
    <linearGradient id="pen" x1="0" x2="1">
      <stop offset="0" stop-color="#7d1f26"/><stop offset="0.35" stop-color="#d4505a"/><stop offset="1" stop-color="#5c1218"/>
    </linearGradient>
    <filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="26"/></filter>
    <filter id="far" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="9"/></filter>
    <filter id="grain" x="0" y="0" width="100%" height="100%">
      <feTurbulence type="fractalNoise" baseFrequency="0.8" numOctaves="2" seed="7"/>
      <feColorMatrix values="3 0 0 0 -1  3 0 0 0 -1  3 0 0 0 -1  0 0 0 0 0.1"/>
    </filter>
  </defs>
  <rect width="1000" height="1000" fill="url(#desk)"/>
  <g filter="url(#far)">
    <rect x="600" y="170" width="260" height="340" rx="10" fill="#f4f0e6" transform="rotate(9 730 340)"/>
    <path d="M640 250h190M636 300h190M632 350h190M628 400h150" stroke="#b9c4cc" stroke-width="7" transform="rotate(9 730 340)"/>
  </g>
  <ellipse cx="560" cy="800" rx="260" ry="70" fill="#4b4237" opacity="0.55" filter="url(#soft)"/>
  <ellipse cx="495" cy="470" rx="165" ry="34" fill="#2c424e"/>
  <g>
    <rect x="405" y="190" width="34" height="420" fill="url(#pencil)" transform="rotate(-9 420 400)"/>
    <path d="M405 190l17-52 17 52z" fill="#e8cfa4" transform="rotate(-9 420 400)"/>
    <path d="M416 156l6-18 6 18z" fill="#3a3a3a" transform="rotate(-9 420 400)"/>
    <rect x="500" y="230" width="38" height="380" rx="12" fill="url(#pen)" transform="rotate(5 520 420)"/>
    <rect x="580" y="260" width="30" height="360" rx="8" fill="url(#pencil)" transform="rotate(14 600 440)"/>
  </g>
  <path d="M330 470a165 34 0 0 0 330 0l-26 330q-4 34-60 34H416q-56 0-60-34z" fill="url(#cup)"/>
  <path d="M330 470a165 34 0 0 0 330 0a165 26 0 0 1-330 0z" fill="#b7d2dc"/>
  <rect width="1000" height="1000" fill="url(#light)"/>
  <rect width="1000" height="1000" filter="url(#grain)"/>
</svg>`;

const rendered = new Map<string, Promise<Buffer>>();

/** Draws the photo in a width and a format, once. */
export function renderPhoto(width: number, format: PhotoFormat): Promise<Buffer> {
  const key = `${width}.${format}`;
  let photo = rendered.get(key);
  if (!photo) {
    const scene = sharp(Buffer.from(SCENE), { density: 92 }).resize(width, width);
    photo = (
      format === 'avif'
        ? scene.avif({ quality: 55 })
        : format === 'webp'
          ? scene.webp({ quality: 75 })
          : scene.jpeg({ quality: 78, mozjpeg: true })
    ).toBuffer();
    rendered.set(key, photo);
  }
  return photo;
}

/** Reads a URL of the photo: the width, and the format if it has a suffix. */
export function parsePhotoPath(path: string): { width: number; format?: PhotoFormat } | undefined {
  const [, name, width, suffix] = /^\/media\/photos\/([^/]+)\/(\d+)(?:\.(\w+))?$/.exec(path) ?? [];
  const format = PHOTO_FORMATS.find((each) => each === suffix);
  if (name !== PHOTO_NAME || !PHOTO_WIDTHS.some((each) => String(each) === width)) return undefined;
  if (suffix !== undefined && !format) return undefined;
  return { width: Number(width), ...(format ? { format } : {}) };
}
