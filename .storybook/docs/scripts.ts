/** A script that the product sets: its language, and words that reach high above and far below the line. */
export interface ScriptSpecimen {
  name: string;
  lang: string;
  text: string;
}

export const specimens: readonly ScriptSpecimen[] = [
  { name: 'Latin', lang: 'en', text: 'Ångström, Žižek, jäger quipping' },
  { name: 'Devanagari', lang: 'hi', text: 'क्षितिज श्रृंखला विद्रोह सिद्धि ऊर्ध्व गूँजती' },
  { name: 'Bengali', lang: 'bn', text: 'শ্রাবণ স্ত্রী কৃষ্ণচূড়া দ্বন্দ্ব ঊর্ধ্ব লক্ষ্মী' },
  { name: 'Gurmukhi', lang: 'pa', text: 'ਸ਼੍ਰੋਮਣੀ ਖ਼ੁਸ਼ਬੂ ਪੰਜਾਬੀਆਂ ਦ੍ਰਿੜ੍ਹ ਗੂੰਜ' },
  { name: 'Gujarati', lang: 'gu', text: 'શ્રૃંગાર દ્વિધા લક્ષ્મી હૃદય પ્રાર્થના' },
  { name: 'Odia', lang: 'or', text: 'ଶ୍ରୀକୃଷ୍ଣ ଊର୍ଦ୍ଧ୍ୱ ଲକ୍ଷ୍ମୀ ଦ୍ୱନ୍ଦ୍ୱ ସ୍ୱର' },
  { name: 'Tamil', lang: 'ta', text: 'ஸ்ரீ நிழற்கூத்து ஔவையார்' },
  { name: 'Telugu', lang: 'te', text: 'శ్రీకృష్ణ స్త్రీ లక్ష్మి ద్వంద్వం ఆశ్చర్యం' },
  { name: 'Kannada', lang: 'kn', text: 'ಶ್ರೀಕೃಷ್ಣ ಸ್ತ್ರೀ ಲಕ್ಷ್ಮೀ ದ್ವಂದ್ವ ಆಶ್ಚರ್ಯ' },
  { name: 'Malayalam', lang: 'ml', text: 'ശ്രീകൃഷ്ണൻ സ്ത്രീ ലക്ഷ്മി ദ്വന്ദ്വം' },
  { name: 'Urdu (Nastaliq)', lang: 'ur', text: 'شہرِ خموشاں کی گلیوں میں گُونجتی نظمیں' },
];
