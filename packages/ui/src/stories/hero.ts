import type { HeroSlide } from '../HeroCarousel/HeroCarousel';
import { art } from './art';

/** Slides for the hero, in several scripts. */
export const heroSlides: readonly HeroSlide[] = [
  {
    id: 'monsoon',
    title: 'Monsoon Days',
    lang: 'en',
    artwork: art.monsoon,
    descriptionText:
      'A schoolteacher walks home through the longest rain of the century, and every door she passes opens on a different year of her life.',
    facts: ['Drama', '2025', '1 h 52 min'],
    href: '#monsoon',
    positionText: '1 of 3',
  },
  {
    id: 'koothu',
    title: 'நிழல் கூத்து',
    lang: 'ta',
    artwork: art.theatre,
    descriptionText: 'ஒரு நாடகக் குழுவின் கடைசி இரவு. திரை விழுவதற்கு முன் ஒவ்வொருவரும் ஓர் உண்மையைச் சொல்ல வேண்டும்.',
    facts: ['Musical', '2023', '2 h 18 min'],
    href: '#koothu',
    positionText: '2 of 3',
  },
  {
    id: 'thar',
    title: 'रेत के मुसाफ़िर',
    lang: 'hi',
    artwork: art.desert,
    descriptionText: 'तीन ऊँट, दो भाई और एक नक्शा जो हर रात बदल जाता है।',
    facts: ['Adventure', '2026', '1 h 41 min'],
    href: '#thar',
    positionText: '3 of 3',
  },
];
