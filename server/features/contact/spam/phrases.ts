/** Phrases that are common in unsolicited mail and rare in enquiries, with their weight. None is enough alone. */
export const phrases: [pattern: RegExp, weight: number][] = [
  // search engine and web design offers
  [/\b(?:first|top|1st) (?:page|rank\w*|position\w*|spot) (?:of|on|in) (?:google|search)/i, 5],
  [/\brank(?:ing|s|ed)?\b.{0,40}\b(?:google|search engines?)\b|\bgoogle rank/i, 4],
  [/\bback ?links?\b/i, 5],
  [/\b(?:guest|sponsored) posts?\b|\bdomain authority\b|\bdo-?follow\b/i, 6],
  [/\bseo\b.{0,60}\b(?:services?|packages?|experts?|audit|agency|company|offer|report)\b/i, 5],
  [/\b(?:increase|boost|drive|more|targeted|explode)\b.{0,25}\b(?:traffic|visitors|followers|subscribers|sales leads)\b/i, 4],
  [/\b(?:redesign|design|develop)\b.{0,40}\b(?:affordable|cheap|low)\b.{0,15}\b(?:price|cost|rate)s?/i, 5],
  [
    /\b(?:email|mailing|contact|b2b|business) (?:lists?|leads|database)\b.{0,60}\b(?:buy|price|sale|offer|verified|million|records)\b/i,
    6,
  ],
  [/\b(?:verified|targeted|fresh)\b.{0,20}\b(?:emails?|leads|contacts)\b/i, 5],
  [
    /\b(?:explainer|promo) videos?\b|\bwhatsapp marketing\b|\bcontact forms?\b.{0,40}\b(?:blast|submit|marketing|messages? like this)\b/i,
    6,
  ],
  [/\b(?:i|we) (?:came across|found|visited|was (?:just )?(?:looking|browsing)).{0,25}\byour (?:web ?site|site)\b/i, 3],
  // money
  [
    /\b(?:bitcoin|btc|crypto(?:currency)?|ethereum|forex|usdt)\b.{0,80}\b(?:invest\w*|profits?|earn\w*|double\w*|returns?|giveaway|trading|wallet)\b/i,
    6,
  ],
  [/\b(?:invest\w*|profits?|earn\w*|double)\b.{0,60}\b(?:bitcoin|btc|crypto|forex)\b/i, 6],
  [/\b(?:earn|make|win|get)\b.{0,20}[$€£]\s?\d[\d,.]*.{0,25}\b(?:a|per|every|each)?\s?(?:day|daily|week|weekly|month|hour)/i, 6],
  [/\b(?:make|earn) (?:easy |fast |quick |extra )?money\b|\bpassive income\b|\bwork from home\b|\bfinancial freedom\b/i, 5],
  [/\b(?:business|personal|unsecured|instant|quick) (?:loans?|funding|cash advance)\b|\bno credit check\b|\bloan offer\b/i, 5],
  [/\b(?:inheritance|next of kin|beneficiary|late client|unclaimed|lottery|jackpot|winner|western union)\b/i, 5],
  [/\bmillion (?:us )?(?:dollars|usd|euros|pounds)\b|\b(?:usd|\$) ?\d+(?:[.,]\d+)? ?million\b/i, 4],
  // goods and bait
  [/\b(?:viagra|cialis|levitra|kamagra|tramadol|xanax|porn\w*|escorts?|xxx|sexy?)\b/i, 6],
  [/\b(?:casino|poker|slots?|betting|jackpots?)\b/i, 4],
  [/\bweight loss\b|\b(?:keto|cbd)\b|\breplica\b|\brolex\b|\blouis vuitton\b|\bcheap (?:pills|meds|watches)\b/i, 5],
  [
    /\bclick (?:here|below|the link|this link)\b|\bact now\b|\blimited[- ]time\b|\b(?:special|exclusive) offer\b|\b100 ?% (?:free|guaranteed|safe|legal)\b/i,
    4,
  ],
  [/\bunsubscribe\b|\bopt[- ]?out\b|\breply ['"“]?(?:stop|no)\b/i, 4],
  [/\bcongratulations\b.{0,60}\b(?:won|winner|selected|prize)\b|\bfree (?:trial|gift|iphone|bonus|spins?)\b/i, 5],
  // other languages
  [
    /казино|ставк[аи] на|заработ(?:ок|ай|ать|ать)|быстр\p{L}+ (?:деньги|кредит|заём)|продвижени\p{L}+ сайт|раскрутк|интим|рассылк[аиу]/iu,
    6,
  ],
  [/代开|发票|博彩|赌场|彩票|贷款|刷单|兼职赚钱|色情|优化排名|推广服务/, 6],
  [/加(?:我)?微信/, 5],
  [/كازينو|قروض? (?:سريعة|فورية|شخصية)|أرباح (?:يومية|مضمونة)|اربح|ربح المال|تسويق عبر واتساب|زيادة متابعين/, 6],
  [
    /casino en ligne|gagnez|crédits? rapides?|prêt (?:rapide|sans)|référencement (?:naturel|google|garanti)|argent facile|voyance/i,
    6,
  ],
  [/online[- ]?casino|sofortkredit|geld verdienen|kredit ohne schufa|nebenverdienst|suchmaschinenoptimierung.{0,40}angebot/i, 6],
  [/gan[ae] dinero|préstamos? (?:rápidos?|inmediatos?)|casino online|posicionamiento web|ingresos pasivos/i, 6],
  [/ganhe dinheiro|empréstimos? (?:rápidos?|imediato)|renda extra|cassino/i, 6],
  [/guadagna(?:re)? (?:soldi|online|da casa)|prestit[oi] (?:veloc[ei]|immediat[oi])|casinò/i, 6],
  [/para kazan|hızlı kredi|bahis|kazanmak için tıkla/i, 6],
  [/稼げる|副業|出会い系|カジノ|無料で稼/, 6],
];

const shorteners = /\b(?:bit\.ly|t\.ly|tinyurl\.com|is\.gd|cutt\.ly|rb\.gy|goo\.gl|t\.me|wa\.me|telegra\.ph)\b/i;
const cheapDomains =
  /https?:\/\/[^\s/]+\.(?:xyz|top|click|icu|buzz|cam|shop|online|site|live|loan|bid|win|vip|club|monster|cfd|sbs)\b/i;
export const suspectLinks = (text: string) =>
  shorteners.test(text) || cheapDomains.test(text) || /https?:\/\/\d{1,3}(?:\.\d{1,3}){3}/.test(text);
