import { plainBlocks } from '../plain-blocks.ts';
import type { ArticleWords } from '../schemas/article.ts';

export const words: ArticleWords = {
  title: 'Low-code, lifecycle and a cloud database together',
  description:
    'How Mendix, Polarion ALM and Oracle Database fit into one delivery line: data layout, handovers, first steps and costly mistakes.',
  summary: 'From a written requirement to a running app: where each of the three tools starts, and where it hands over.',
  topics: 'Mendix, Polarion, Oracle',
  published: '2026-11-15',
  lede: 'A requirement, an app and a record of data tend to live in three places. Put on one line, each change can be followed from the sentence that asked for it to the row it wrote.',
  blocks: plainBlocks([
    { kind: 'heading', text: 'One line, three tools' },
    {
      kind: 'paragraph',
      text: 'Polarion ALM keeps what was asked for and how it was tested. Mendix turns it into a working app. Oracle Database holds what the business records.',
    },
    { kind: 'quote', text: [{ text: 'None of the three replaces another; the value lies in the joints.' }] },
    {
      kind: 'line',
      caption: 'The line from requirement to record',
      steps: [
        { hue: 'lifecycle', title: 'Polarion', text: 'Requirements, changes, test cases' },
        { hue: 'lowcode', title: 'Mendix', text: 'Web and mobile apps, workflows' },
        { hue: 'cloud', title: 'Oracle Database', text: 'Records, history, reporting' },
      ],
    },
    {
      kind: 'paragraph',
      text: 'Teams that own all three usually feel the gap between them. A requirement is approved in one tool, built in another under a different name, and reported from a third by people who saw neither. Nobody was careless. There was no shared reference. What follows is a way to add one, what it costs, and where we would leave it out.',
    },

    { kind: 'heading', text: 'Where each tool starts' },
    {
      kind: 'paragraph',
      text: 'Start with the work item. A requirement in Polarion has an owner, a state and a link to the tests that prove it. When it is approved, the app team picks it up in Mendix with the same reference.',
    },
    {
      kind: 'list',
      items: [
        'Requirements are written and approved in Polarion.',
        'Screens, logic and integrations are built in Mendix.',
        'Business records are stored, secured and reported from the database.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Draw these borders before anyone builds, and keep two rules. A business rule is stated once, in Polarion, and only referred to elsewhere. A value is owned by one system, and every other copy is known to be a copy. Most arguments about integration turn out to be a breach of one of the two.',
    },

    { kind: 'heading', text: 'Decide where the data lives' },
    {
      kind: 'paragraph',
      text: 'This is the first technical choice, and the hardest to reverse. An app on Mendix Cloud keeps its own data in a PostgreSQL database that comes with the service. If you run Mendix on your own infrastructure, Oracle Database is among the databases the app itself can use. That leaves two layouts.',
    },
    {
      kind: 'list',
      items: [
        'The app on Mendix Cloud, the business records in Oracle. The app reaches them through a REST or OData service, or with the External Database Connector. There is less to operate, but no single transaction spans both stores, so plan for the call that fails halfway.',
        'The app on your own infrastructure, with its storage in Oracle. There is one database platform to back up and secure, but servers, upgrades and database accounts are yours to run.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'We lean toward the first unless policy or network distance speaks for the second. In both, give every app a database of its own: Mendix apps are not made to share one. Let reports read from a view or a published service rather than from the app’s internal tables, because those tables change whenever the model does.',
    },
    {
      kind: 'paragraph',
      text: 'The second layout brings two details to know early. Structural changes in Oracle are not rolled back if an app fails while adjusting its tables at start-up, so take a backup before each deployment. And very long text attributes cannot be sorted, grouped or made unique there, so give text a sensible length from the beginning.',
    },

    { kind: 'heading', text: 'The two handovers' },
    {
      kind: 'paragraph',
      text: 'Two joints decide whether the line holds. The first runs from work item to app version: each release carries the list of requirements it closes. The second runs from app to database: every record names the app version that wrote it.',
    },
    {
      kind: 'paragraph',
      text: 'For the first, put the Polarion work item ID into every commit message. Mendix keeps its models under version control in Git, so a short script can collect the IDs between two releases and write the release number back to the work items through the Polarion REST API. Automated test results can take the same road: results in xUnit format can be imported into a Polarion test run.',
    },
    {
      kind: 'paragraph',
      text: 'For the second, add the app version and the time of writing to each business record, filled in by the app and never by the user. If history matters, keep it in the database as well as in the app. An audit trail inside the app misses the correction someone made with SQL on a Friday night, and that is the one you will be asked about.',
    },
    {
      kind: 'quote',
      text: [
        {
          text: 'With both in place, an auditor’s question becomes a query, and a defect leads back to the sentence that caused it.',
        },
      ],
    },

    { kind: 'heading', text: 'A first process, step by step' },
    {
      kind: 'paragraph',
      text: 'Choose one process with a clear owner and a small number of records. Run it on the line from end to end, then widen.',
    },
    {
      kind: 'steps',
      items: [
        'Write the requirements as work items, each short enough for one or two test cases.',
        'Agree on the states and on who may approve. Three or four states are plenty at first.',
        'Model the data before the screens: which record, which key, which system owns it.',
        'Build the thinnest app that creates, changes and closes one record.',
        'Carry the ID through: commit message, release note, record.',
        'Run the test cases against that release and keep the results in Polarion.',
        'Build the report last, once the records have been through real use.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'The order matters more than the size: requirements first, app second, reporting last.',
    },
    { kind: 'quote', text: [{ text: 'A report built early freezes a data model that nobody has tried.' }] },

    { kind: 'heading', text: 'Mistakes that cost the most' },
    {
      kind: 'list',
      items: [
        'Syncing everything. Copying all work items both ways into a second backlog creates two truths. Sync one way, carry the ID and the state, and leave the text where it is kept.',
        'Writing into app tables from outside. It bypasses the app’s rules and access rights. Use a published service, even for a one-off import.',
        'Excusing low-code from review. A microflow that posts an invoice deserves the same second look and the same tests as any other code.',
        'One technical account for everything. The log then says what changed but never on whose behalf. Separate the app, the integration and the reports.',
        'Leaving links for the end. Links added the week before an audit are recollections, not evidence.',
      ],
    },

    { kind: 'heading', text: 'When to leave it out' },
    {
      kind: 'paragraph',
      text: 'Not every app needs all this. A room planner or a survey does not call for a requirement, a test case and an audit trail. Use the full line where a wrong record costs money, harms someone or has to be explained to a third party. For the rest, Mendix with a short list of stories is enough, and cheaper.',
    },
    {
      kind: 'paragraph',
      text: 'Judge the first process by three plain questions. How long does it take to find the requirement behind a record? How many requirements have no test, and how many tests no requirement? How many corrections are made directly in the database? If the answers improve over the first releases, add a second process. If they do not, fix the handovers first.',
    },
  ]),
  closing: {
    heading: 'Which of the three do you have?',
    text: 'Tell us which of these tools you use and where the line between them breaks. We can tell you where we would start.',
  },
};
