import { plainBlocks } from '../plain-blocks.ts';
import type { ArticleWords } from '../schemas/article.ts';

export const words: ArticleWords = {
  title: 'Lifecycle in finance, healthcare and manufacturing',
  description:
    'What Polarion ALM has to prove in finance, healthcare and manufacturing, how to set it up in each, and what audits find.',
  summary: 'Three regulated fields share one need: to show why a change was made and how it was tested.',
  topics: 'Polarion, traceability, audits',
  published: '2026-11-15',
  lede: 'A bank, a device maker and a plant answer to different rules. The question put to them is the same: who decided on this change, and what shows that it works?',
  blocks: plainBlocks([
    { kind: 'heading', text: 'The same question in three fields' },
    {
      kind: 'paragraph',
      text: 'Polarion ALM answers it with a small set of means. Requirements, risks, changes and test cases are work items with an owner, a state and a full history. Links between them say what satisfies, verifies or mitigates what. When one end of a link changes, the other can be flagged as suspect until someone has looked. A baseline keeps the state of a project or document at a given moment, and a workflow step can ask for an electronic signature.',
    },
    {
      kind: 'line',
      caption: 'What one change leaves behind',
      steps: [
        { hue: 'lifecycle', title: 'Reason', text: 'What was asked for, by whom, at what risk' },
        { hue: 'lifecycle', title: 'Proof', text: 'Which test ran, on which version' },
        { hue: 'lifecycle', title: 'Decision', text: 'Who approved the release, and when' },
      ],
    },
    {
      kind: 'paragraph',
      text: 'A setup copied from one field to another tends to be strict in the wrong place.',
    },
    {
      kind: 'quote',
      text: [
        {
          text: 'The means are shared. What differs is where the weight lies: on the approval in finance, on the risk in healthcare, on the variant in manufacturing.',
        },
      ],
    },

    { kind: 'heading', text: 'Finance: show who approved what' },
    {
      kind: 'paragraph',
      text: 'In a bank or an insurer, most of the work is change to systems that already run: a rate rule, a payment limit, a regulatory report. The Sarbanes-Oxley Act in the United States and the Digital Operational Resilience Act in the European Union both lead auditors to the same place, controlled change. The person who writes a change should not be the one who approves it, and the approval should rest on evidence.',
    },
    {
      kind: 'list',
      items: [
        'Give each change a risk class at intake, and let the class decide how many approvals and which tests it needs.',
        'Add a workflow condition that refuses approval by the author.',
        'Link changes to the controls they touch, so that an auditor can begin with the control and arrive at the evidence.',
        'Record emergency changes in the same place, with a deadline for the review afterwards.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'The trade-off is speed. Every further approver adds waiting time and lowers the attention each one pays. Keep the heavy path for changes that move money or customer data, and keep the light path truly light, or people will route around both.',
    },
    { kind: 'quote', text: [{ text: 'Two who read are worth more than five who click.' }] },

    { kind: 'heading', text: 'Healthcare: let risk lead' },
    {
      kind: 'paragraph',
      text: 'For medical device software the frame is well known: IEC 62304 for the software lifecycle, ISO 14971 for risk management and, for the United States market, 21 CFR Part 11 for electronic records and signatures. The chain that reviewers follow runs from hazard to risk control, from control to requirement, and from requirement to test. A gap anywhere in it is a finding. With hazards, controls and tests held as linked work items, the gap is a saved query instead of a week with a spreadsheet.',
    },
    {
      kind: 'paragraph',
      text: 'Two points are often underrated. The first is the tool itself. Software used in the quality system is expected to be validated for its intended use, so every custom script and field is something more to validate, and to check again after an upgrade. Stay close to the standard configuration, and write down the reason for each departure.',
    },
    {
      kind: 'paragraph',
      text: 'The second is the signature. It has to show a name, a time and a meaning, and the meaning is what teams forget to define. Decide what “reviewed” and “approved” stand for before signatures are switched on. Sign documents at milestones rather than every item along the way; a signature asked for too often is soon given without reading.',
    },

    { kind: 'heading', text: 'Manufacturing: master the variants' },
    {
      kind: 'paragraph',
      text: 'A machine or a vehicle comes in many variants, stays in use for years, and joins mechanics, electronics and software that change at different speeds. Standards such as ISO 26262 for road vehicles and IEC 61508 for functional safety ask for traceability across all of it. The daily problem is reuse.',
    },
    {
      kind: 'paragraph',
      text: 'Copying a specification for the next variant is quick the first time and ruinous by the fifth: a fault is fixed in one copy and survives in the others. Polarion can branch a document so that the new variant keeps its tie to the original, and a change in the common part can be taken over or declined on purpose. That asks for a decision many teams put off, namely what belongs to the platform and what to the variant. Make it early and give it one owner. Branching without it only makes copies that look more orderly.',
    },
    {
      kind: 'paragraph',
      text: 'Suppliers add a second border. Where requirements travel between companies, the ReqIF format lets each side keep its own tool. Before the first exchange, agree on identifiers, on which attributes travel, and on which side may change each one. Then send a small document there and back, and compare: surprises are cheaper with twenty requirements than with thousands.',
    },

    { kind: 'heading', text: 'What to set up everywhere' },
    {
      kind: 'list',
      items: [
        'Name a handful of work item types. If two types have the same fields and the same workflow, they are one type.',
        'Draw the link model on a single page: which type links to which, in which direction, under which name.',
        'Write three reports before loading data: requirements without a test, failed tests without a defect, changes approved without evidence.',
        'Move one live project. Leave the archive where it is readable, and import only what will change again.',
        'Take a baseline at each release, and name it after the release.',
        'Train reviewers as well as authors. They are more numerous, and they see the tool less often.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Expect the first project to feel slower. Links that lived in someone’s head now have to be made. The return comes at the first release, when the trace report is ready on the day it is asked for, and at the first change request, when its effect can be listed before anyone estimates it.',
    },

    { kind: 'heading', text: 'What audits tend to find' },
    {
      kind: 'list',
      items: [
        'Links that were all created on one day, shortly before the visit. The history shows it.',
        'Suspect flags cleared in bulk. Each one is a question, and a mass answer is no answer.',
        'A test case rewritten after it failed, so that the result no longer belongs to the text. Keep the run tied to the revision that was executed.',
        'Items marked approved under no stated criteria. Put the criteria into the template, where the reviewer meets them.',
        'Mandatory fields filled with a period. Too many required fields teach people to type anything.',
      ],
    },

    { kind: 'heading', text: 'How to start, and how to judge' },
    {
      kind: 'paragraph',
      text: 'Take one product or system with a release in the coming months and a lead who wants the result. After that release, hold a trace drill: pick a change at random and ask someone from outside the team to find its reason, its risk, its test and its approval. Note the time taken and the links that were missing, and repeat the drill after every release.',
    },
    {
      kind: 'paragraph',
      text: 'If the time falls and the gaps close, the setup works and can be widened. If not, the tool is seldom the cause. More often the link model is too fine to keep up, or the real decisions are still made by email. And where a system touches neither safety, nor money, nor the law, a simple task board will do.',
    },
    { kind: 'quote', text: [{ text: 'Keep the rigour for the places where someone will ask.' }] },
  ]),
  closing: {
    heading: 'Preparing for an audit?',
    text: 'Tell us which rules apply to you and what the last audit found. We can tell you what Polarion would change about it, and what it would not.',
  },
};
