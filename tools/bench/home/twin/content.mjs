const WIDTHS = { wide: [480, 960, 1600], small: [240, 480] };

/**
 * @typedef {{ src: string, small: string, wide: string }} Picture `small` and `wide` as `srcset`
 * @typedef {{ href: string, title: string, lang: string, description: string, picture: Picture }} Title
 * @typedef {{ hero: Title, shelves: { title: string, items: Title[] }[] }} Content
 */

const editions = (address, shape) =>
  WIDTHS[shape].map((width) => `${address.replace(/-\d+(?=\.\w+$)/, `-${width}`)} ${width}w`).join(', ');

/** @returns {Title} */
const toTitle = ({ id, name, lang, description, thumbnail_app: small, thumbnail_web: wide }) => ({
  href: `/video/${id}`,
  title: name,
  lang,
  description,
  picture: {
    src: wide.replace(/-\d+(?=\.\w+$)/, '-960'),
    small: editions(small, 'small'),
    wide: editions(wide, 'wide'),
  },
});

/** What our home shows, as its server's lists return it. @returns {Promise<Content>} */
export async function readContent(url, heroList, shelves) {
  const read = async (list) => {
    const response = await fetch(`${url}/services/content/api/${list}`);
    if (!response.ok) throw new Error(`${list}: ${response.status}`);
    const body = await response.json();
    return (Array.isArray(body) ? body : Object.values(body).find(Array.isArray)).map(toTitle);
  };
  const [[hero], ...lists] = await Promise.all([heroList, ...shelves].map(read));
  return { hero, shelves: lists.map((items, index) => ({ title: shelves[index], items })) };
}
