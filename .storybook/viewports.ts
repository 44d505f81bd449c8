/** Widths for reviews: the narrowest that must reflow, a phone, the upper limit of each breakpoint, a desktop. */
const size = (name: string, width: number, height: number) => ({
  name: `${name} (${width})`,
  styles: { width: `${width}px`, height: `${height}px` },
});

export const viewports = {
  narrow: size('Narrowest', 320, 640),
  phone: size('Phone', 360, 780),
  xs: size('xs', 600, 900),
  tablet: size('sm', 820, 1080),
  md: size('md', 1024, 768),
  desktop: size('Desktop', 1440, 900),
};
