import { Accordion } from './accordion.tsx';
import { AlertProvider } from './alert-dialog.tsx';
import { Button, ButtonLink, MoreLink } from './button.tsx';
import { Fields, Messages } from './component-page-forms.tsx';
import { GoArrow, Icon } from './icon.tsx';
import { AzimuthRing, SmallRing } from './ring.tsx';
import { PauseButton, useRotation } from './rotation.tsx';
import { Segmented } from './segmented.tsx';
import { SocialMarks } from './social-marks.tsx';
import { Spinner } from './spinner.tsx';
import { Tabs } from './tabs.tsx';
import { ToastProvider } from './toast.tsx';
import './component-page.css';
import '../admin/shell/controls.css';
import './alert-dialog.css';
import './dialog.css';

const steps = ['Tell us', 'Meet', 'Choose', 'Start', 'Review'].map((title) => ({
  title,
  text: `${title}: one or two sentences about this step.`,
}));

/** All UI components in all states, for development. */
export function ComponentPage() {
  return (
    <AlertProvider>
      <ToastProvider>
        <div className="sheet wrap">
          <h1>Components</h1>
          <Buttons />
          <Fields />
          <Messages />
          <Choices />
          <Marks />
        </div>
      </ToastProvider>
    </AlertProvider>
  );
}

function Buttons() {
  return (
    <section>
      <h2>Buttons</h2>
      <div className="sheet-row">
        <ButtonLink to="/contactUs">
          Contact Us <GoArrow />
        </ButtonLink>
        <Button look="ghost">Secondary</Button>
        <Button look="danger" size="sm">
          <Icon name="trash-2" />
          Delete
        </Button>
        <Button size="sm">Small</Button>
        <Button disabled>Disabled</Button>
        <Button busy busyText="Sending">
          Send
        </Button>
        <MoreLink to="/Oracle" about="Oracle">
          Learn More
        </MoreLink>
        <Spinner />
      </div>
    </section>
  );
}

function Choices() {
  const { index, paused, toggle, holdProps } = useRotation({ count: 3, interval: 3000 });
  const tabs = ['erp', 'lifecycle', 'managed'].map((hue) => ({
    id: hue,
    hue,
    tab: <strong>{hue}</strong>,
    panel: <p>The panel of {hue}.</p>,
  }));
  const providers = ['Azure', 'AWS'].map((text) => ({
    id: text,
    text,
    panel: <p className="lede">We run your workloads on {text}.</p>,
  }));
  return (
    <section>
      <h2>Choices</h2>
      <Tabs label="Stages" tabs={tabs} />
      <Segmented label="Provider" options={providers} />
      <Accordion items={steps} />
      <fieldset className="sheet-row" {...holdProps}>
        <legend>Rotation: {index + 1} of 3</legend>
        <PauseButton paused={paused} onClick={toggle} what="rotation" plain />
        <PauseButton paused={paused} onClick={toggle} what="rotation" look="labelled" plain />
        <PauseButton paused={paused} onClick={toggle} what="rotation" look="labelled" />
      </fieldset>
    </section>
  );
}

function Marks() {
  return (
    <section>
      <h2>Marks</h2>
      <div className="sheet-row">
        <SmallRing />
        <SocialMarks />
      </div>
      <div className="sheet-ring night">
        <AzimuthRing />
      </div>
    </section>
  );
}
