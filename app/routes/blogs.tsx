import { blogCards, blogsPage } from '../../content/blogs.ts';
import { ArtCard } from '../sections/art-card.tsx';
import { Below } from '../sections/below.tsx';
import { FeedLinks } from '../sections/feed-links.tsx';
import { Hero } from '../sections/hero.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { SocialMarks } from '../ui/social-marks.tsx';

const { title, description, hero } = blogsPage;
const sizes = '(min-width: 992px) 55vw, 100vw';

export default function Blogs() {
  return (
    <>
      <PageHead title={title} description={description} path="/insights/blogs" art="blogs" />
      <FeedLinks feed="blogs" />
      <Hero art="blogs" look="short" {...hero} crumbs={[{ text: title }]} />
      <Below>
        <section className="section section-close">
          <div className="wrap posts">
            {blogCards.map(({ id, desc, ...card }) => (
              <ArtCard
                key={id}
                {...card}
                text={desc}
                path={`/blogDetails/${id}`}
                more="Read the article"
                aside={<SocialMarks />}
                level="h2"
                look="post"
                sizes={sizes}
              />
            ))}
          </div>
        </section>
      </Below>
    </>
  );
}
