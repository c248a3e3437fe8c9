/**
 * Turns RGBA pixels into the three planes of a 4:2:0 picture (BT.709, limited range), which is what encoders take:
 * less than half the bytes to hand over. Width and height must be even.
 */
export function toPlanes(pixels, width, height, planes) {
  const source = new Uint32Array(pixels.buffer);
  const chroma = width * height;
  const half = width >> 1;
  const quarter = half * (height >> 1);
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      let [red, green, blue] = [0, 0, 0];
      for (let part = 0; part < 4; part += 1) {
        const at = (y + (part >> 1)) * width + x + (part & 1);
        const pixel = source[at];
        const r = pixel & 255;
        const g = (pixel >> 8) & 255;
        const b = (pixel >> 16) & 255;
        planes[at] = (1_048_576 + 32_768 + r * 11_966 + g * 40_254 + b * 4_064) >> 16;
        red += r;
        green += g;
        blue += b;
      }
      const at = chroma + (y >> 1) * half + (x >> 1);
      planes[at] = (33_554_432 + 131_072 - red * 6_596 - green * 22_189 + blue * 28_784) >> 18;
      planes[at + quarter] = (33_554_432 + 131_072 + red * 28_784 - green * 26_145 - blue * 2_639) >> 18;
    }
  }
}
