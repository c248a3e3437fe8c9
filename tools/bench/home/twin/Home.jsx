/** Home as plain as it can be: what a static page and the least React page both show. */

const CARD_SIZES = '(max-width: 767px) 136px, 272px';
const PLACES = ['Home', 'Movies', 'Web Series', 'Kids', 'Search'];

function Picture({ picture, sizes, isFirst }) {
  return (
    <picture>
      <source media="(max-width: 767px)" srcSet={picture.small} sizes={sizes} />
      <img
        src={picture.src}
        srcSet={picture.wide}
        sizes={sizes}
        alt=""
        loading={isFirst ? undefined : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
      />
    </picture>
  );
}

function Hero({ slide }) {
  return (
    <section className="hero">
      <Picture picture={slide.picture} sizes="100vw" isFirst />
      <div className="words">
        <h2 lang={slide.lang}>{slide.title}</h2>
        <p lang={slide.lang}>{slide.description}</p>
        <a className="watch" href={slide.href}>
          Watch Now
        </a>
      </div>
    </section>
  );
}

function Shelf({ shelf }) {
  return (
    <section className="shelf">
      <h2>{shelf.title}</h2>
      <ul>
        {shelf.items.map((item) => (
          <li key={item.href}>
            <a href={item.href}>
              <Picture picture={item.picture} sizes={CARD_SIZES} />
              <span lang={item.lang}>{item.title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** @param {{ content: import('./content.mjs').Content }} props */
export function Home({ content }) {
  return (
    <>
      <header>
        <a className="brand" href="/">
          Chalchitra
        </a>
        <nav>
          {PLACES.map((place) => (
            <a key={place} href="/">
              {place}
            </a>
          ))}
        </nav>
      </header>
      <main>
        <Hero slide={content.hero} />
        {content.shelves.map((shelf) => (
          <Shelf key={shelf.title} shelf={shelf} />
        ))}
      </main>
      <footer>A site for Indian-language entertainment</footer>
    </>
  );
}
