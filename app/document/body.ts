// Inlined at the end of each page: behaviour that needs no React, and the trigger that loads React.
import './reveal.ts';
import './lay-out.ts';
import './ground.ts';
import './menus.ts';
import './shortcuts.ts';
import './banner.ts';
import './calls-on-start.ts';
import './start.ts';
