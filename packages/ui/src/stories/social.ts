import { art, artUrls } from './art';

/** Sample creators, as their cards show them. */
export const sampleCreators = [
  {
    name: 'Asha Menon',
    handleText: '@asha.menon',
    photoUrl: artUrls.portrait,
    followersText: '12,400 followers',
  },
  { name: 'क्षितिज श्रीवास्तव', handleText: '@kshitij', photoUrl: null, followersText: '8,120 followers' },
  { name: 'மீனாட்சி', handleText: '@meenakshi.paadal', photoUrl: null, followersText: '64,003 followers' },
  { name: 'Ravi & the River Band', handleText: '@riverband', photoUrl: null, followersText: '931 followers' },
  { name: 'শ্রাবণী দত্ত', handleText: '@srabani', photoUrl: null, followersText: '2,450 followers' },
  { name: 'چراغ', handleText: '@chiragh', photoUrl: null, followersText: '310 followers' },
] as const;

/** The one who posted, as a post names them. */
export const postCreator = { name: 'Asha Menon', href: '#creator', photoUrl: artUrls.portrait };

const pictures = [art.monsoon, art.lamp, art.desert, art.theatre, art.kite, art.river];

const captions = [
  { caption: 'First rain on the tin roof. We rolled the camera before anyone asked.', lang: 'en' },
  { caption: 'दीये की लौ में पूरा गाँव दिखता है। #दीपावली #घर', lang: 'hi' },
  { caption: 'நிழல் கூத்துப் பட்டறையின் கடைசி நாள்; எல்லோருக்கும் நன்றி.', lang: 'ta' },
  { caption: 'Behind the curtain, ten minutes before the show', lang: 'en' },
  { caption: 'પતંગનો દિવસ, આકાશ આપણું!', lang: 'gu' },
  { caption: 'নদীর ধারে শেষ বিকেলের আলো।', lang: 'bn' },
];

/** Sample posts: every third is a reel, shown by its poster. */
export const samplePosts = captions.map(({ caption, lang }, index) => {
  const sources = pictures[index] ?? art.monsoon;
  const isReel = index % 3 === 1;
  return {
    id: `post-${index}`,
    kind: isReel ? ('reel' as const) : ('image' as const),
    contentUrl: isReel ? '#no-video' : (sources.wide?.src ?? ''),
    posterUrl: isReel ? (sources.small?.src ?? null) : null,
    caption,
    lang,
    likesText: `${(index * 731 + 48).toLocaleString('en-IN')} likes`,
    dateText: `${index + 3} November 2026`,
  };
});
