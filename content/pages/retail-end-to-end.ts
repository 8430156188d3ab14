import type { ServiceWords } from '../schemas/service.ts';

export const words: ServiceWords = {
  title: 'End-to-End Retail with SAP',
  description:
    'One retail system from purchase order to receipt: checkouts, stock, pricing and accounts connected, on cloud or on premises.',
  archetype: 'numbers',
  hero: {
    heading: 'End-to-End Retail',
    lede: 'Buying, stock, stores and accounts in one connected system.',
  },
  sections: [
    {
      kind: 'intro',
      lede: 'A retailer buys, moves, prices, sells and counts. We connect those steps, so that head office and every store work from the same record.',
      paragraphs: [
        'An SAP ERP runs the back office, SAP Customer Checkout is the point of sale (POS) at the registers, and retail add-ons can cover what is special to your trade.',
        'The work starts in your stores and warehouse: we draw the flow of goods and money, and build a pilot around it. After the pilot, stores join in groups, with training and help on opening day as part of the plan.',
      ],
      points: [
        'ERP, checkout, add-ons and integration planned as one',
        'Roll-out planned around your busy seasons',
        'Staff trained on their own register before it opens',
      ],
    },
    {
      kind: 'figure',
      label: 'Goods and money',
      heading: 'Goods go out, money comes back',
      drawings: [
        {
          kind: 'lanes',
          centre: { title: 'One record', text: 'For head office and every store' },
          there: {
            title: 'Goods',
            stops: [
              { title: 'Buy', text: 'A buyer confirms the order' },
              { title: 'Move', text: 'Deliveries and transfers' },
              { title: 'Price', text: 'Set once by head office' },
              { title: 'Sell', text: 'At every register' },
            ],
          },
          back: {
            title: 'Money',
            stops: [
              { title: 'Take', text: 'Card payments and cash' },
              { title: 'Post', text: 'To accounting daily, store by store' },
              { title: 'Order again', text: 'Suggested by recent sales' },
            ],
          },
        },
        {
          kind: 'gauges',
          gauges: [
            { value: '{retail.paperless}', text: 'paperless' },
            { value: '{retail.automated}', text: 'processes automated' },
            { value: '{retail.inventoryErrors}', text: 'inventory errors' },
          ],
        },
      ],
    },
    {
      kind: 'cards',
      label: 'Benefits',
      heading: 'What changes in your stores',
      cards: [
        {
          icon: 'boxes',
          heading: 'One view of stock',
          description: 'Sales, deliveries, transfers and counts update the same quantity, by item and by store.',
        },
        {
          icon: 'badge-percent',
          heading: 'Prices set once',
          description: 'Head office sets prices and promotions; every register works with them.',
        },
        {
          icon: 'refresh-cw',
          heading: 'Automatic replenishment',
          description: 'Minimum levels and recent sales suggest the next order. A buyer confirms or changes it.',
        },
        {
          icon: 'scale',
          heading: 'Books that match',
          description: 'Sales, card payments and cash reach accounting daily, store by store.',
        },
      ],
    },
    {
      kind: 'stats',
      label: 'Track record',
      heading: 'Our retail work so far',
      figures: [
        { value: '{retail.posSold}', label: 'POS sold' },
        { value: '{retail.addOns}', label: 'retail add-ons' },
        { value: '{retail.stores}', label: 'retail stores implemented' },
      ],
    },
    {
      kind: 'options',
      label: 'Deployment',
      heading: 'Two ways to run it',
      lede: 'The main difference is who looks after the servers. What each edition can do, we compare with you before you choose.',
      options: [
        {
          icon: 'cloud',
          heading: 'On Cloud',
          description: 'The back office is hosted and looked after for you. Stores connect over the internet.',
          points: [
            'No servers to buy, house or replace',
            'A new store needs registers and a connection',
            '{support} support by our team',
          ],
        },
        {
          icon: 'server',
          heading: 'On-Premise',
          description: 'The system stands in your own server room or data centre, and your IT staff hold the keys.',
          points: [
            'Data stays on hardware you own',
            'Updates happen on dates you choose',
            'We install it, document it and assist your staff',
          ],
        },
      ],
    },
    {
      kind: 'contact',
      heading: 'Walk us through one store',
      text: 'Tell us how many stores you run and which systems they use. Following one item from order to receipt often shows where time is lost.',
    },
  ],
};
