// Addresses that people try and that are no pages: each leads to the page that was meant. Letter case and a trailing slash do not
// matter.
import type { PageTarget } from './site-map.ts';

export const redirects: Readonly<Record<`/${string}`, PageTarget | '/adminDashboard' | '/adminLogin'>> = {
  '/home': '/',
  '/index.html': '/',
  '/about': '/about-us',
  '/aboutus': '/about-us',
  '/company': '/about-us',
  '/contact': '/contactUs',
  '/contact-us': '/contactUs',
  '/insights': '/insights/blogs',
  '/blog': '/insights/blogs',
  '/blogs': '/insights/blogs',
  '/blogdetails': '/insights/blogs',
  '/news': '/insights/news',
  '/platforms': '/services#platforms',
  '/enterprise-systems': '/services#enterprise-systems',
  '/managed-services': '/services#managed-services',
  '/solutions': '/services#solutions',
  '/mendix': '/mendixPage',
  '/polarion': '/polarionPage',
  '/analytics': '/AnalyticsBI',
  '/sap-modernization': '/solutions/sap-moderization',
  '/solutions/sap-modernization': '/solutions/sap-moderization',
  '/privacy-policy': '/privacy',
  '/cookies': '/privacy',
  '/admin': '/adminDashboard',
  '/login': '/adminLogin',
};
