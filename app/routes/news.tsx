import { news, newsPage } from '../../content/news.ts';
import { ArtCard } from '../sections/art-card.tsx';
import { Below } from '../sections/below.tsx';
import { FeedLinks } from '../sections/feed-links.tsx';
import { Hero } from '../sections/hero.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { Published } from '../sections/published.tsx';
import { SocialMarks } from '../ui/social-marks.tsx';

const { title, description, hero } = newsPage;

export default function News() {
  return (
    <>
      <PageHead title={title} description={description} path="/insights/news" art="news" />
      <FeedLinks feed="news" />
      <Hero art="news" look="short" {...hero} crumbs={[{ text: title }]} />
      <Below>
        <section className="section section-close">
          <div className="wrap cards-3">
            {news.map(({ id, timeStamp, desc, ...card }) => (
              <ArtCard
                key={id}
                id={`news-${id}`}
                {...card}
                text={desc}
                date={<Published on={timeStamp} className="label" />}
                aside={<SocialMarks />}
                level="h2"
              />
            ))}
          </div>
        </section>
      </Below>
    </>
  );
}
